import type { Signed } from '../support/staff.ts';

/** Sends a form with files to the API of a running shop, as staff, and returns the answer. */
export async function sendForm({ url, token }: Signed, path: string, form: FormData): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: form });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

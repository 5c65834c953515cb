import { ErrorJson } from '#api/open-api.ts';

/** Returns status, code and field sentences of a refused call; throws when the body is not the declared error. */
export async function readRefusal(response: Response) {
  const { error, code, fields } = ErrorJson.parse(await response.json());
  return { status: response.status, error, code, fields };
}

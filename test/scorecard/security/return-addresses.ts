import { readReturnPath } from '#domain/sign-in/return-to.ts';
import { desk, untilAwake, newVisitor, openBrowser } from '../../../e2e/support/browser.ts';
import { callApi } from '../../../e2e/support/api-buyer.ts';
import { makeDemoDataDir, removeDataDir, startProgram } from '#test/program.ts';
import type { Trial } from '#test/scorecard/trial.ts';

/** Addresses on other hosts, in the spellings that are known to pass weak checks. */
const foreign = [
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  'http:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00//evil.example',
  '/%2f/evil.example',
  '/%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/orders/..//evil.example',
  '/%2e%2e//evil.example',
  '//evil.example\\@localhost',
  'https://localhost@evil.example',
  'https://localhost.evil.example',
  '//localhost:3000@evil.example',
  '@evil.example',
  '.evil.example',
  'javascript:location="https://evil.example"',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>location="https://evil.example"</script>',
  'blob:https://evil.example/1',
  'ftp://evil.example',
  '#//evil.example',
];

/** K14: a login at an address with a return parameter stays on our host, with either parameter and any spelling. */
export async function run(logins: number): Promise<Trial> {
  const cases = foreign.flatMap((each) => [
    { name: 'returnTo', written: encodeURIComponent(each) },
    { name: 'redirect', written: encodeURIComponent(encodeURIComponent(each)) },
    { name: 'redirect', written: encodeURIComponent(each) },
    { name: 'returnTo', written: encodeURI(each) },
  ]);
  const failures = cases
    .map(({ name, written }) => readReturnPath(new URLSearchParams(`${name}=${written}`)))
    .filter((path) => new URL(path, 'https://shop.example').origin !== 'https://shop.example')
    .map((path) => `${path} is a way back`);
  const dataDir = await makeDemoDataDir();
  const program = await startProgram({ dataDir });
  const browser = await openBrowser();
  try {
    const account = { name: 'Meera Joshi', email: 'meera@example.in', password: 'a long enough one' };
    await callApi('POST /auth/register', { url: program.url, body: account });
    for (const { name, written } of cases.slice(0, logins)) {
      const search = `${name}=${written}`;
      const landed = await logInAt(browser, `${program.url}/login?${search}`, account);
      if (new URL(landed).origin !== program.url) failures.push(`${search} leads to ${landed}`);
    }
    return { trials: Math.min(cases.length, logins), failures };
  } finally {
    await browser.close();
    await program.stop();
    await removeDataDir(dataDir);
  }
}

type Account = { email: string; password: string };

/** Returns where the browser navigates after a login; a navigation to another host is blocked and reported. */
async function logInAt(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  address: string,
  { email, password }: Account,
) {
  const context = await newVisitor(browser, desk);
  try {
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const left: string[] = [];
    const { origin } = new URL(address);
    await page.route(
      (url) => url.origin !== origin && /^(https?|ftp):/.test(url.protocol),
      (route) => {
        left.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto(address);
    await untilAwake(page);
    await page.getByLabel('Email').first().fill(email);
    await page.getByLabel('Password').first().fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/login' || url.origin !== origin);
    return left[0] ?? page.url();
  } finally {
    await context.close();
  }
}

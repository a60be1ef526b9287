// The running service under test. Without one the run fails: a browser suite that skips itself proves nothing.
export function serviceUrl(): string {
  const url = process.env['LAMMER_TEST_URL'];
  if (!url) throw new Error('LAMMER_TEST_URL is not set: start lammerd and give its address, as http://127.0.0.1:8080');
  return new URL(url).origin;
}

/** Run by vitest before any test. */
export default async function checkService(): Promise<void> {
  const url = serviceUrl();
  try {
    await fetch(`${url}/healthz`);
  } catch (error) {
    throw new Error(`Nothing answers at ${url} (LAMMER_TEST_URL): start lammerd first`, { cause: error });
  }
}

/** Creates a certificate for the proxy, so that routes can answer requests for https addresses. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

let made: Promise<Certificate> | undefined;

/** The same for all proxies of this process. The view accepts it for every host. */
export function certificate(): Promise<Certificate> {
  made ??= make();
  return made;
}

async function make(): Promise<Certificate> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const parameters = ['req', '-x509', ...key, '-subj', '/CN=portico.test', '-days', '2'];
  const { stdout } = await promisify(execFile)('openssl', parameters);
  const block = (name: string) => {
    const [text] = new RegExp(`-----BEGIN ${name}-----[^]*?-----END ${name}-----`).exec(stdout) ?? [];
    if (text === undefined) throw new Error(`openssl has written no ${name.toLowerCase()}.`);
    return text;
  };
  return { key: block('PRIVATE KEY'), cert: block('CERTIFICATE') };
}

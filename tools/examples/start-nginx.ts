/** Starts `examples/nginx`, with addresses replaced, in front of the pages of `examples/site`. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { configured, EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { requireProgram, startProgram } from './program.ts';
import { startSite } from './start-site.ts';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const startNginx: StartExample = async (service, wanted) => {
  requireProgram('nginx');
  const site = await startSite();
  const directory = await mkdtemp(join(tmpdir(), 'portico-nginx-'));
  const cleanUp = async () => {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const [port, innerPort] = [await freePort(wanted), await freePort()];
    const configuration = await configured('nginx/nginx.conf', {
      '/tmp/portico-nginx-cache': `${directory}/cache`,
      '/tmp/portico-nginx.pid': `${directory}/pid`,
      '/etc/nginx/chrome/': `${EXAMPLES_DIRECTORY}nginx/chrome/`,
      '127.0.0.1:8787': new URL(service).host,
      '127.0.0.1:8080': `127.0.0.1:${port}`,
      '127.0.0.1:8081': `127.0.0.1:${site.port}`,
      '127.0.0.1:8082': `127.0.0.1:${innerPort}`,
      // only root may write to the default directories
      'http {': ['http {', ...TEMPORARY.map((name) => `${name}_temp_path ${directory}/${name};`)].join('\n'),
    });
    const file = join(directory, 'nginx.conf');
    await writeFile(file, configuration);
    const origin = `http://127.0.0.1:${port}`;
    // workers must be able to read the checkout, wherever it is
    const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    const nginx = await startProgram('nginx', ['-p', directory, '-c', file, ...user], {
      ready: `${origin}/site.css`,
    });
    return { origin, stop: () => nginx.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
};

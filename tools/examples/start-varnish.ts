/** Starts `examples/varnish`, with addresses replaced, in front of the pages of `examples/site`. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/cli/src/local/free-port.ts';
import { configured } from './configuration.ts';
import type { StartExample } from './example.ts';
import { requireProgram, startProgram } from './program.ts';
import { startSite } from './start-site.ts';

export const startVarnish: StartExample = async (service, wanted) => {
  requireProgram('varnishd');
  const site = await startSite();
  const directory = await mkdtemp(join(tmpdir(), 'portico-varnish-'));
  const cleanUp = async () => {
    await site.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const { hostname, host, port: servicePort } = new URL(service);
    const configuration = await configured('varnish/default.vcl', {
      '.host_header = "127.0.0.1:8787"': `.host_header = "${host}"`,
      '.host = "127.0.0.1";\n  .port = "8787"': `.host = "${hostname}";\n  .port = "${servicePort}"`,
      '.port = "8081"': `.port = "${site.port}"`,
    });
    const file = join(directory, 'default.vcl');
    await writeFile(file, configuration);
    const port = await freePort(wanted);
    const origin = `http://127.0.0.1:${port}`;
    const options = ['-j', 'none', '-F', '-n', directory, '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m'];
    const varnish = await startProgram('varnishd', [...options, '-f', file], { ready: `${origin}/site.css` });
    return { origin, stop: () => varnish.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
};

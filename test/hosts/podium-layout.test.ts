/** Podium's own client reads the manifest, and the example layout uses it. */

import { connect } from 'node:net';
import Layout from '@podium/layout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { startPodiumLayout } from '../../tools/examples/start-podium-layout.ts';
import { chromePage } from './support/first-answers.ts';

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

test.each(['header', 'header&links=absolute', 'footer', 'footer&links=absolute'])(
  "Podium's client accepts the manifest for fragment=%s, and everything it names can be fetched",
  async (query) => {
    const [name = ''] = query.split('&');
    const { client } = new Layout({ name: 'site', pathname: '/', client: { timeout: 20_000 } });
    client.register({ name, uri: `${service.origin}/chrome/manifest.json?fragment=${query}` });
    await client.refreshManifests();
    // biome-ignore lint/suspicious/noExplicitAny: the state of the client is not typed
    const [[, { value: manifest }]] = client.dump() as any;
    expect(manifest.name).toBe(`portico-${name}`);
    expect(manifest._fallback).toContain(`data-portico="${name}"`);
    expect(manifest._fallback).not.toContain('data-portico-announcement');
    const { version } = (await (await service.fetch('/chrome/manifest.json')).json()) as { version: string };
    expect(manifest.version).toBe(version);
    for (const address of [manifest.content, manifest.css[0].value, manifest.js[0].value]) {
      expect(`${address} ${(await fetch(address)).status}`).toBe(`${address} 200`);
    }
  },
);

test('an invalid Host header gets 400, and the layout keeps working', async () => {
  const host = await startPodiumLayout(service.origin);
  try {
    const { hostname, port } = new URL(host.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost: a b\r\n\r\n'));
      socket.once('data', (data) => {
        resolve(String(data));
        socket.destroy();
      });
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed without an answer')));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    await chromePage(`${host.origin}/`);
  } finally {
    await host.stop();
  }
});

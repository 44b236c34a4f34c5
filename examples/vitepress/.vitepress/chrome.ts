// Reads and publishes the chrome that fetch-chrome saved before the build.
import { cp } from 'node:fs/promises';
import { readChrome } from '@portico/host/node';
import type { HeadConfig, SiteConfig } from 'vitepress';

export const readCopies = async () => ({
  en: await readChrome('.portico', 'en'),
  de: await readChrome('.portico', 'de'),
});

export async function chromeHead(): Promise<HeadConfig[]> {
  const { styles = [], scripts = [] } = (await readCopies()).en ?? {};
  return [
    ...styles.map((file): HeadConfig => ['link', { rel: 'stylesheet', crossorigin: '', ...file }]),
    ...scripts.map((file): HeadConfig => ['script', { type: 'module', crossorigin: '', ...file }]),
  ];
}

export async function publishChromeFiles({ outDir }: SiteConfig): Promise<void> {
  await cp('.portico/chrome', `${outDir}/chrome`, { recursive: true }).catch(() => undefined);
}

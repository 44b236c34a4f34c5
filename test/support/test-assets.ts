/** The asset files of a made-up release. */

import type { ReleaseAssets } from '../../src/release/release.ts';

const asset = (file: string) => ({ file, integrity: `sha256-${file}`, bytes: 100, brotliBytes: 50 });

export const TEST_ASSETS = {
  styles: asset('chrome-0.css'),
  siteStyles: asset('sites-0.css'),
  loader: asset('loader-0.js'),
  islands: asset('islands-0.js'),
  elements: asset('elements-0.js'),
  manifestSchema: asset('manifest-schema-0.json'),
  licenses: asset('licenses-0.txt'),
  images: {
    'teaser-blog': asset('teaser-blog-0.svg'),
    'teaser-video': asset('teaser-video-0.svg'),
    'teaser-report': asset('teaser-report-0.svg'),
    'teaser-roi': asset('teaser-roi-0.svg'),
  },
} satisfies ReleaseAssets;

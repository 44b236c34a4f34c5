/** Builds the response of `/chrome/health`: version, age of the content and ages of the cached posts. */

interface HealthOfRelease {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
}

/** @param teaserAges in milliseconds, by source and language */
export function healthResponse(
  release: HealthOfRelease,
  now: number,
  teaserAges: ReadonlyMap<string, number>,
): Response {
  const body = {
    status: 'ok',
    version: release.version,
    content: { builtAt: new Date(release.builtAt).toISOString(), ageSeconds: seconds(now - release.builtAt) },
    teasers: [...teaserAges].map(([key, age]) => ({ key, ageSeconds: seconds(age) })),
  };
  return Response.json(body, { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } });
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1_000));
}

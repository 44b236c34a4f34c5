/** Builds the response of `/chrome/health`: version, age of the content and states of the posts. */

interface HealthOfRelease {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
}

/** @param teasers the state of each post */
export function healthResponse(release: HealthOfRelease, now: number, teasers: readonly object[]): Response {
  const body = {
    status: 'ok',
    version: release.version,
    content: { builtAt: new Date(release.builtAt).toISOString(), ageSeconds: seconds(now - release.builtAt) },
    teasers,
  };
  return Response.json(body, { headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } });
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1_000));
}

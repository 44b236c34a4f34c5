/** The page of the Studio. */

export function StudioPage() {
  return <h1>Portico Studio</h1>;
}

/** An uploaded picture, shown as the value of a field. */

export function SmallPicture({ path }: { readonly path: string }) {
  return <img className="studio-small-picture" src={path} alt="Uploaded" width={96} height={54} />;
}

/** An uploaded picture among the values of other fields. */

export function SmallPicture({ path }: { readonly path: string }) {
  return <img className="studio-small-picture" src={path} alt="Uploaded" width={96} height={54} />;
}

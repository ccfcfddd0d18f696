/** A drawing of our own art, whose markup is made by code and holds nothing of anyone else. */
export function Drawing({ markup }: { markup: string }) {
  // oxlint-disable-next-line react/no-danger
  return <span className="drawing" dangerouslySetInnerHTML={{ __html: markup }} />;
}

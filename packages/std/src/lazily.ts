/** Makes something when it is first asked for, and once. */
export function lazily<Value extends {}>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

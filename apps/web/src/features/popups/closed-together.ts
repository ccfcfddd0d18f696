/**
 * What one press closes for this session. Whoever has just registered is told one thing: the rest
 * waits for their next visit.
 */
export const closedTogether = <Shown>(
  popups: readonly Shown[],
  closed: Shown,
  isNewcomer: boolean,
): readonly Shown[] => (isNewcomer ? popups : [closed]);

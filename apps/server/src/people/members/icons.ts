const COUNT = 24;

/** The pictures a member may be shown by; each is drawn from its name. */
export const ICONS: readonly string[] = Array.from(
  { length: COUNT },
  (_, index) => `avatar-${String(index + 1).padStart(2, '0')}`,
);

export const FIRST_ICON = 'avatar-01';

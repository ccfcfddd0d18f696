/** A member's picture is drawn from its name, in the sizes of the image server. */
export const avatarSources = (icon: string) => ({
  src: `/images/avatar/${icon}-96.webp`,
  srcSet: `/images/avatar/${icon}-192.webp 2x`,
});

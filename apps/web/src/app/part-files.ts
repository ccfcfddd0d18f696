/** The files of what opens beside or over a page. None is part of a page's first load. */
export const settings = () =>
  import('../features/settings/settings-sheet.tsx').then(({ SettingsSheet }) => SettingsSheet);

export const menu = () => import('./layout/menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);

export const vendorMenu = () =>
  import('./layout/vendor-menu.tsx').then(({ VendorMenu }) => VendorMenu);

export const memberEnd = () => import('./layout/member-end.tsx').then(({ MemberEnd }) => MemberEnd);

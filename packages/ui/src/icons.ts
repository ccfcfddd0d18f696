/**
 * The icons: paths on a 24 grid, drawn with a round stroke of 1.7 and no fill. One constant each,
 * so that a page ships only those it names. `Start` and `End` follow the reading direction: give
 * them `flip`.
 */
export type IconPath = string;

export const alert: IconPath = 'M12 4l9 15.5H3L12 4ZM12 10v4.5M12 17v.01';
export const arrowBack: IconPath = 'M10.5 5.5L4 12l6.5 6.5M4.5 12H20';
export const arrowDown: IconPath = 'M12 5v14M6 13l6 6 6-6';
export const arrowUp: IconPath = 'M12 19V5M6 11l6-6 6 6';
export const ball: IconPath =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM11 11l1.3-1v4';
export const bank: IconPath =
  'M3.5 9.5L12 4l8.5 5.5h-17ZM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20h17';
export const bell: IconPath = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5l1.5-1.5ZM10 20.5h4';
export const bolt: IconPath = 'M13.5 3L5 13.5h6L10 21l8.5-10.5h-6L13.5 3Z';
export const calendar: IconPath = 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7M15.5 3.5V7';
export const cards: IconPath =
  'M8.5 6.5l8.6-2.3 3 11.3-8.6 2.3-3-11.3ZM8.3 9L4 10.9l4 9.6 4.2-1.8M14.3 9.3l1.8 2-.6 2.6-1.9-2 .7-2.6Z';
export const chart: IconPath = 'M4.5 19.5h15M7 16v-5M12 16V5.5M17 16V9';
export const chat: IconPath = 'M4 5h16v11H11l-4.5 4v-4H4V5ZM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01';
export const check: IconPath = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronDown: IconPath = 'M5.5 9.5L12 16l6.5-6.5';
export const chevronEnd: IconPath = 'M9.5 5.5L16 12l-6.5 6.5';
export const chevronStart: IconPath = 'M14.5 5.5L8 12l6.5 6.5';
export const chevronUp: IconPath = 'M5.5 14.5L12 8l6.5 6.5';
export const clock: IconPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2';
export const close: IconPath = 'M6 6l12 12M18 6L6 18';
export const coins: IconPath =
  'M9 5c3.3 0 5.5 1.1 5.5 2.5S12.3 10 9 10 3.5 8.9 3.5 7.5 5.7 5 9 5ZM3.5 7.5V16c0 1.4 2.2 2.5 5.5 2.5M14.5 7.5V10M15 12c3.3 0 5.5 1.1 5.5 2.5S18.3 17 15 17s-5.5-1.1-5.5-2.5S11.7 12 15 12ZM9.5 14.5v3C9.5 18.9 11.7 20 15 20s5.5-1.1 5.5-2.5v-3';
export const copy: IconPath = 'M9 9h11v11H9zM5.5 15H4V4h11v1.5';
export const crown: IconPath = 'M4 8l4 4 4-7 4 7 4-4-1.5 10h-13L4 8Z';
export const deposit: IconPath = 'M4 8.5V19h16V8.5M12 3v11M8 10.5l4 4 4-4';
export const device: IconPath = 'M3.5 5h17v11h-17zM8.5 20h7M12 16v4';
export const download: IconPath = 'M12 4v10M8 10.5l4 4 4-4M4.5 19.5h15';
export const exit: IconPath = 'M10 4H5v16h5M14.5 8l4 4-4 4M18 12H9.5';
export const envelope: IconPath = 'M4 6h16v12.5H4zM4 7l8 6.5L20 7';
export const expand: IconPath = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
export const eye: IconPath =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const eyeOff: IconPath =
  'M4 4l16 16M10 5.7c.7-.1 1.3-.2 2-.2 3.7 0 7 2 9.5 6.5-.8 1.4-1.7 2.6-2.6 3.5M6.3 7.2C4.9 8.3 3.6 9.9 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.8 0 3.4-.5 5-1.4M10.2 10.3a2.5 2.5 0 0 0 3.5 3.5';
export const filter: IconPath = 'M4 6h16M7 12h10M10 18h4';
export const fish: IconPath =
  'M3 12c3-5 9.5-6.5 14-2.5l3.5-3v11l-3.5-3C12.5 18.5 6 17 3 12ZM8 11v.01M12 9c1 2 1 4 0 6';
export const flag: IconPath = 'M5.5 21V4M5.5 4.5c4-2 7 2 13 0v9c-6 2-9-2-13 0';
export const gamepad: IconPath =
  'M7.5 7h9c3 0 4.5 4 4.5 8.5 0 2.5-2.7 2.8-3.8.8L16 14H8l-1.2 2.3c-1.1 2-3.8 1.7-3.8-.8C3 11 4.5 7 7.5 7ZM8 9.5v3M6.5 11h3M16 9.7v.01M17.5 11.7v.01';
export const gift: IconPath =
  'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C9 7 7 6 7.5 4.3 8 2.8 11 3 12 7Zm0 0c3 0 5-1 4.5-2.7C16 2.8 13 3 12 7Z';
export const globe: IconPath =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17';
export const grid: IconPath =
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';
export const heart: IconPath =
  'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z';
export const help: IconPath =
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.7C9.7 8 10.8 7.3 12 7.3c1.5 0 2.6.9 2.6 2.3 0 1.9-2.6 2-2.6 4M12 16.7v.01';
export const home: IconPath = 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20';
export const identity: IconPath =
  'M3.5 5.5h17v13h-17zM8.5 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM5.8 16.2c.6-1.6 4.8-1.6 5.4 0M14 10h4M14 13.5h3';
export const info: IconPath = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.7v.01';
export const link: IconPath =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17';
export const list: IconPath =
  'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01';
export const lock: IconPath = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2';
export const lottery: IconPath =
  'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4V7ZM14 7v2M14 11v2M14 15v2';
export const menu: IconPath = 'M4 7h16M4 12h16M4 17h10';
export const minus: IconPath = 'M5.5 12h13';
export const moon: IconPath = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z';
export const more: IconPath = 'M5.5 12v.01M12 12v.01M18.5 12v.01';
export const mute: IconPath = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5';
export const offline: IconPath =
  'M4 4l16 16M9 10.2C7.7 10.6 6.5 11.3 5.5 12.3M2.5 9.3C4 7.8 5.7 6.8 7.6 6.2M11.5 5.5c3.7-.1 7.3 1.2 10 3.8M14.5 10.5c1.5.3 2.9 1 4 1.8M8.7 15.5c2-1.7 4.6-1.7 6.6 0M12 19v.01';
export const page: IconPath = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6';
export const pause: IconPath = 'M9 6v12M15 6v12';
export const pencil: IconPath = 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5l-4.5 1ZM13.5 7l3.5 3.5';
export const phone: IconPath = 'M8 3.5h8v17H8zM11 17.8h2';
export const picture: IconPath = 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9v.01';
export const pin: IconPath = 'M9 4h6l-.8 6 3.3 3.5h-11L9.8 10 9 4ZM12 13.5V20.5';
export const play: IconPath = 'M8 5.5l10 6.5-10 6.5v-13Z';
export const plus: IconPath = 'M12 5.5v13M5.5 12h13';
export const promotion: IconPath =
  'M9.5 9.5v.01M14.5 14.5v.01M15 9l-6 6M12 3l2.2 2 3-.3.7 2.9 2.6 1.5L19.3 12l1.2 2.9-2.6 1.5-.7 2.9-3-.3L12 21l-2.2-2-3 .3-.7-2.9-2.6-1.5L4.7 12 3.5 9.1l2.6-1.5.7-2.9 3 .3L12 3Z';
export const pulse: IconPath = 'M3 12.5h4l2.5-7 4.5 13 2.5-6H21';
export const refresh: IconPath =
  'M19.5 8A8 8 0 0 0 5 8.5M4.5 4v4.5H9M4.5 16A8 8 0 0 0 19 15.5M19.5 20v-4.5H15';
export const rooster: IconPath =
  'M8 20.5c-1-4.6.2-7 1.3-9.2.8-1.6.6-2.9.2-4.3l2.2.7-.1-3.4 2.2 1.8 1.7-2.3.7 3c1.6.8 2 2.2 1.9 3.3l2.6 1.3-2.6 1.4c.1 2.4 1 4.3 0 7.7M14.8 10v.01M17 13.6c.8 1 .6 2.2-.3 2.7';
export const scales: IconPath =
  'M12 4v16M8 20h8M5 7.5h14M5 7.5L2.5 13a2.8 2.8 0 0 0 5 0L5 7.5ZM19 7.5L16.5 13a2.8 2.8 0 0 0 5 0L19 7.5Z';
export const search: IconPath = 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4';
export const server: IconPath = 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8v.01M7.5 16v.01';
export const share: IconPath =
  'M17 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM17 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.8 11l6.4-3.4M8.8 13l6.4 3.4';
export const shield: IconPath =
  'M12 3l7.5 3v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6L12 3ZM8.8 12l2.3 2.3 4.2-4.5';
export const slot: IconPath =
  'M3.5 6.5h17v11h-17zM9.2 6.5v11M14.8 6.5v11M5.3 10h2.2l-1.2 4M11 10h2.2L12 14M16.6 10h2.2l-1.2 4';
export const sound: IconPath =
  'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const spade: IconPath =
  'M12 3c1.8 3.4 7 5.6 7 10a3.7 3.7 0 0 1-6 2.9c.2 2 .9 3.6 2 5.1H9c1.1-1.5 1.8-3.1 2-5.1A3.7 3.7 0 0 1 5 13c0-4.4 5.2-6.6 7-10Z';
export const spin: IconPath = 'M19.8 12.5a7.8 7.8 0 1 1-2.4-6.1L20 8.7M20 4v4.7h-4.7';
export const sport: IconPath =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8l3.8 2.8-1.5 4.4H9.7l-1.5-4.4L12 8ZM12 8V3.2M15.8 10.8l4.6-1.3M14.3 15.2l2.8 4M9.7 15.2l-2.8 4M8.2 10.8L3.6 9.5';
export const star: IconPath =
  'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';
export const sun: IconPath =
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4';
export const swap: IconPath = 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19';
export const trash: IconPath = 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5';
export const tree: IconPath =
  'M9 3.5h6v5H9zM3.5 15.5h6v5h-6zM14.5 15.5h6v5h-6zM12 8.5V12M6.5 15.5V12h11v3.5';
export const trophy: IconPath =
  'M8 4h8v6a4 4 0 0 1-8 0V4ZM8 5.5H4.5c0 3.5 1.3 5 3.7 5M16 5.5h3.5c0 3.5-1.3 5-3.7 5M12 14v3M8.5 20h7M10 20l.5-3h3l.5 3';
export const upload: IconPath = 'M12 14.5V4M8 8l4-4 4 4M4.5 19.5h15';
export const user: IconPath =
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.7-4 3.6-5.5 7.5-5.5s6.8 1.5 7.5 5.5';
export const users: IconPath =
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2.5 19.5c.6-3.6 3-5 6.5-5s5.9 1.4 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .7 3.1 2.2 3.5 4.6';
export const withdraw: IconPath = 'M4 8.5V19h16V8.5M12 14.5V3.5M8 7.5l4-4 4 4';

import type { ComponentType } from 'react';
import { Buttons, Chips, Copying, Menus } from './parts/actions.tsx';
import { Banners, Marquees } from './parts/banners.tsx';
import { Charts, Kpis } from './parts/charts.tsx';
import { Choices, Dates, Fields, Uploads } from './parts/fields.tsx';
import { Colours, Icons, Type } from './parts/foundations.tsx';
import { Disclosures, Pagers, Steps, TabsPart } from './parts/navigation.tsx';
import { Dialogs, Sheets, Toasts } from './parts/overlays.tsx';
import { Avatars, Pictures, Tiles } from './parts/pictures.tsx';
import { Facts, Money, Tables, Tags } from './parts/records.tsx';
import { Empties, Errors, Notes, Waiting } from './parts/states.tsx';

type Part = { readonly id: string; readonly title: string; readonly Part: ComponentType };

/** What the workshop shows, in order. A new component is a new row. */
export const PARTS: readonly Part[] = [
  { id: 'colours', title: 'Colours', Part: Colours },
  { id: 'type', title: 'Type', Part: Type },
  { id: 'icons', title: 'Icons', Part: Icons },
  { id: 'button', title: 'Button', Part: Buttons },
  { id: 'chip', title: 'Chip and segments', Part: Chips },
  { id: 'menu', title: 'Menu button', Part: Menus },
  { id: 'copy', title: 'Copy button', Part: Copying },
  { id: 'field', title: 'Field and select', Part: Fields },
  { id: 'choice', title: 'Checkbox, radio, switch', Part: Choices },
  { id: 'date-range', title: 'Date range', Part: Dates },
  { id: 'upload', title: 'Upload', Part: Uploads },
  { id: 'dialog', title: 'Dialog', Part: Dialogs },
  { id: 'sheet', title: 'Sheet', Part: Sheets },
  { id: 'toast', title: 'Toast', Part: Toasts },
  { id: 'tabs', title: 'Tabs', Part: TabsPart },
  { id: 'pager', title: 'Pager', Part: Pagers },
  { id: 'steps', title: 'Stepper and tracker', Part: Steps },
  { id: 'disclosure', title: 'Disclosure', Part: Disclosures },
  { id: 'table', title: 'Table', Part: Tables },
  { id: 'money', title: 'Money text', Part: Money },
  { id: 'tag', title: 'Tag and badge', Part: Tags },
  { id: 'facts', title: 'Facts', Part: Facts },
  { id: 'kpi', title: 'Figure', Part: Kpis },
  { id: 'chart', title: 'Chart', Part: Charts },
  { id: 'note', title: 'Note', Part: Notes },
  { id: 'waiting', title: 'Skeleton and loading', Part: Waiting },
  { id: 'empty', title: 'Empty state', Part: Empties },
  { id: 'error', title: 'Error state', Part: Errors },
  { id: 'tile', title: 'Tile', Part: Tiles },
  { id: 'picture', title: 'Picture', Part: Pictures },
  { id: 'avatar', title: 'Avatar', Part: Avatars },
  { id: 'carousel', title: 'Carousel and banner', Part: Banners },
  { id: 'marquee', title: 'Marquee', Part: Marquees },
];

import { classNames } from './class-names.ts';
import { TitledModal, type TitledModalProps } from './titled-modal.tsx';

type Props = TitledModalProps & {
  /** The edge it slides from. */
  from?: 'bottom' | 'start' | 'end';
};

/** A panel at an edge: a menu, filters, details, while the page stays where it was. */
export function Sheet({ from = 'bottom', ...modal }: Props) {
  return <TitledModal {...modal} className={classNames('sheet', `sheet-${from}`)} />;
}

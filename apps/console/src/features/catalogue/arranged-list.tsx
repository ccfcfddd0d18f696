import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { arrowDown, arrowUp } from '@baize/ui/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

type Props<Key extends string | number> = {
  label: string;
  /** As they stand now. */
  keys: readonly Key[];
  nameOf: (key: Key) => string;
  render: (key: Key) => ReactNode;
  /** Null where they may be looked at alone. */
  onSave: ((keys: readonly Key[]) => void) | null;
  isBusy: boolean;
};

/** Puts one before or behind another. */
function moved<Key>(keys: readonly Key[], from: number, to: number): readonly Key[] {
  const rest = keys.filter((_, place) => place !== from);
  const key = keys[from];
  return key === undefined ? keys : [...rest.slice(0, to), key, ...rest.slice(to)];
}

/** Rows are dragged by the mouse; the list hears of it, because a row is nothing to press. */
function useDragging(isOn: boolean, onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = list.current;
    if (!element || !isOn) return;
    const placeOf = ({ target }: Event) =>
      target instanceof Element
        ? [...element.children].indexOf(target.closest('li') ?? element)
        : -1;
    let from = -1;
    const onStart = (event: Event) => {
      from = placeOf(event);
    };
    const onOver = (event: Event) => event.preventDefault();
    const onDrop = (event: Event) => {
      event.preventDefault();
      const to = placeOf(event);
      if (from >= 0 && to >= 0) move(from, to);
      from = -1;
    };
    element.addEventListener('dragstart', onStart);
    element.addEventListener('dragover', onOver);
    element.addEventListener('drop', onDrop);
    return () => {
      element.removeEventListener('dragstart', onStart);
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('drop', onDrop);
    };
  }, [isOn]);
  return list;
}

/** Rows in an order that is changed by dragging or by two buttons, and saved as a whole. */
export function ArrangedList<Key extends string | number>(props: Props<Key>) {
  const { label, keys, nameOf, render, onSave, isBusy } = props;
  const t = useT();
  const [draft, setDraft] = useState<{ of: readonly Key[]; keys: readonly Key[] } | null>(null);
  const [told, setTold] = useState('');
  // A draft of an order that has changed meanwhile says nothing any more.
  const shown = draft?.of === keys ? draft.keys : keys;
  const isChanged = shown.some((key, place) => key !== keys[place]);
  const move = (from: number, to: number) => {
    const key = shown[from];
    if (key === undefined || to < 0 || to >= shown.length) return;
    setDraft({ of: keys, keys: moved(shown, from, to) });
    setTold(
      t('ops.moved_to', { name: nameOf(key), place: String(to + 1), count: String(shown.length) }),
    );
  };
  const list = useDragging(onSave !== null, move);
  return (
    <>
      <ol ref={list} className="arranged" aria-label={label}>
        {shown.map((key, place) => (
          <li key={key} draggable={onSave !== null}>
            <span className="faint arranged-place">{place + 1}</span>
            {render(key)}
            {onSave && (
              <span className="arranged-moves">
                <IconButton
                  label={t('ops.move_up', { name: nameOf(key) })}
                  icon={arrowUp}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                />
                <IconButton
                  label={t('ops.move_down', { name: nameOf(key) })}
                  icon={arrowDown}
                  disabled={place === shown.length - 1}
                  onClick={() => move(place, place + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <output className="sr">{told}</output>
      {onSave && isChanged && (
        <div className="arranged-save">
          <Button look="act" isBusy={isBusy} onClick={() => onSave(shown)}>
            {t('ops.save_order')}
          </Button>
          <Button look="ghost" disabled={isBusy} onClick={() => setDraft(null)}>
            {t('console.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}

import { useT } from '@baize/i18n/react.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { star } from '@baize/ui/icons';
import { useToast } from '@baize/ui/toast.tsx';
import { sportsWording } from '../words.ts';
import { isStarred, type Starred, useFavourites, useStar } from './use-favourites.ts';

/** Keeps a match or a league among the favourites; pressed again, no more. */
export function StarButton({ name, ...starred }: Starred & { readonly name: string }) {
  const t = useT();
  const toast = useToast();
  const { data } = useFavourites();
  const change = useStar();
  const isOn = isStarred(data, starred);
  return (
    <IconButton
      icon={star}
      className="sp-star"
      label={t(isOn ? 'sports.unstar' : 'sports.star', { name })}
      aria-pressed={isOn}
      disabled={data === undefined}
      onClick={() =>
        change.mutate(
          { ...starred, isStarred: !isOn },
          { onError: (error) => toast({ tone: 'loss', text: sportsWording(error, t) }) },
        )
      }
    />
  );
}

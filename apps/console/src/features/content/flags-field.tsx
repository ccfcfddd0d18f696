import { Checkbox } from '@baize/ui/choice.tsx';
import { getAt, isObject, type Json, type Path, textAt } from './body.ts';
import { useForm } from './form.ts';

/** A node of the tree of flags, and under it those that are off with it. */
export function FlagsField({ path }: { path: Path }) {
  const { body, isReadOnly, onChange } = useForm();
  const node = getAt(body, path);
  if (!isObject(node)) return null;
  const children = (node['childrenNodes'] ?? []) as readonly Json[];
  return (
    <div className="content-flag">
      <Checkbox
        label={<code>{textAt(node, ['modId'])}</code>}
        checked={node['enabled'] === true}
        disabled={isReadOnly}
        onChange={({ target }) => onChange([...path, 'enabled'], target.checked)}
      />
      {children.map((child, index) => (
        <FlagsField key={textAt(child, ['modId'])} path={[...path, 'childrenNodes', index]} />
      ))}
    </div>
  );
}

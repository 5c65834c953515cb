import { type FileRow, type Header, cellOf } from '../../cell.ts';
import { splitList } from '../split-list.ts';
import { type Attribute, listAttributes } from './list-attributes.ts';

/** Attributes that do not vary describe the product: material, craft, place; the rest becomes filters. */
export function readDescribing(header: Header, first: FileRow, varied: readonly string[]) {
  const others = listAttributes(header, first).filter(
    ({ name, value }) => value !== '' && !varied.includes(name),
  );
  const cellAt = ({ place }: Attribute) => cellOf(header, first, `attribute ${place} value s`)!;
  const find = (word: RegExp) => others.find(({ name }) => word.test(name));
  const material = find(/^material/i);
  const craft = find(/^craft/i);
  const filters = others.filter((each) => each !== material && each !== craft);
  return {
    material: material && { ...cellAt(material), text: splitList(material.value).join(', ') },
    craft: craft && { ...cellAt(craft), text: splitList(craft.value).join(', ') },
    filters:
      filters.length === 0
        ? undefined
        : {
            ...cellAt(filters[0]!),
            text: filters
              .flatMap(({ name, value }) => splitList(value).map((each) => `${name}: ${each}`))
              .join('; '),
          },
  };
}

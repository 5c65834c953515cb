import type { Picture } from '#domain/catalogue/picture.ts';
import { toUrlUpTo } from '#domain/catalogue/picture-url.ts';
import { PicturesField } from '#admin/pictures/pictures-field.tsx';
import { useMay } from '#admin/session/use-me.ts';
import type { ShapedControl } from './field-shape.ts';

type SlidePictureFieldProps = { control: ShapedControl; name: string; label: string };

/** The picture of a slide, which the page stores by its key; a new picture replaces the previous one. */
export function SlidePictureField({ control, name, label }: SlidePictureFieldProps) {
  const { form, errorOf } = control;
  const mayUpload = useMay()('edit_products');
  const picture = form.watch(name) as Picture | null | undefined;
  const shown = picture ? [toValue(picture)] : [];
  const mistake = errorOf(name);
  return (
    <div data-field={name} tabIndex={-1}>
      <PicturesField
        isSingle
        mayUpload={mayUpload}
        label={label}
        value={shown}
        {...(mistake && { error: mistake })}
        onChange={(pictures) => {
          const next = pictures.find(({ id }) => id !== picture?.key) ?? pictures[0];
          if (next && next.id === picture?.key) return;
          const { key, width = 0, height = 0 } = next ?? {};
          const chosen = key ? { key, width, height, placeholder: '', alt: '', color: null } : null;
          form.setValue(name, chosen, { shouldDirty: true });
        }}
      />
    </div>
  );
}

function toValue(picture: Picture) {
  const { key, width, height } = picture;
  return { id: key, url: toUrlUpTo(picture, 480), width, height, alt: '', color: null };
}

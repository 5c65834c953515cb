import type { FieldValues } from 'react-hook-form';
import { toSlug } from '#domain/catalogue/slug.ts';
import { CategoryFields } from '#contract/catalogue/admin-category.ts';
import { type Values, listLabels, toContent, toValues } from '#admin/content/fields/field-shape.ts';
import { ShapedFields } from '#admin/content/fields/shaped-fields.tsx';
import { toFormSchema } from '#admin/content/fields/to-form-schema.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import type { Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { OnePictureField } from '#admin/pictures/one-picture-field.tsx';
import { CATEGORY_SHAPES } from './category-shapes.ts';
import type { Category } from './use-categories.ts';

type CategoryFormProps = {
  /** Names the draft on this device. */
  draft: string;
  record: Saved<FieldValues>;
  /** The pictures that the category has. */
  pictures?: Pick<Category, 'picture' | 'landscape_picture'>;
  save: (fields: CategoryFields, version: number) => Promise<Category>;
};

/** The form of a new or existing category. */
export function CategoryForm({ draft, record, pictures, save }: CategoryFormProps) {
  const control = useRecordForm<FieldValues>({
    key: draft,
    schema,
    record,
    labels: listLabels(CATEGORY_SHAPES, record.values),
    save: async (values, version) =>
      toSavedCategory(await save(CategoryFields.parse(toFields(values)), version)),
    readStale: ({ category }) => toSavedCategory(category as Category),
  });
  const { form, errorOf } = control;
  const pictureField = (name: 'picture_id' | 'landscape_picture_id') => ({
    value: form.watch(name) as string | null,
    error: errorOf(name),
    onChange: (id: string | null) => form.setValue(name, id, { shouldDirty: true }),
  });
  return (
    <RecordForm control={control}>
      <ShapedFields control={control} shapes={CATEGORY_SHAPES} blanks={{}} />
      <OnePictureField {...pictureField('picture_id')} label="Picture" current={pictures?.picture ?? null} />
      <OnePictureField
        {...pictureField('landscape_picture_id')}
        label="Wide picture, for the top of its page and the home page"
        current={pictures?.landscape_picture ?? null}
      />
    </RecordForm>
  );
}

const schema = toFormSchema(toFields, CategoryFields);

/** Reads the fields of a category from its form: an empty choice means no rule, and an empty address is derived from the name. */
function toFields(values: unknown): Values {
  const content = toContent(CATEGORY_SHAPES, values as Values);
  const { name, slug, rule } = content as { name: string; slug: string; rule: string };
  return { ...content, slug: slug || toSlug(name), rule: rule === '' ? null : rule };
}

/** Returns the values and the version of a category as the form holds them. */
export function toSavedCategory(category: Category): Saved<FieldValues> {
  // The subcategories keep their pictures: the form shows them but does not send them.
  const { children } = category;
  return {
    values: toCategoryValues({ ...CategoryFields.parse(category), children }),
    version: category.version,
  };
}

export function toCategoryValues(fields: CategoryFields): Values {
  return toValues(CATEGORY_SHAPES, fields);
}

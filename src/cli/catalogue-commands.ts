import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { invalid, invalidFields } from '#domain/error.ts';
import { ProductDraft } from '#domain/catalogue/product-draft.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProduct } from '#shop/catalogue/products/add-products.ts';
import { listTaxRates } from '#shop/catalogue/tax-rates/list-tax-rates.ts';
import { setTaxRate } from '#shop/catalogue/tax-rates/save-tax-rates.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import type { Command } from './command.ts';

/** Commands for products, categories and GST rates. */
export const catalogueCommands: Record<string, Command> = {
  'add-category': {
    takes: 'SLUG NAME',
    means: 'adds a category such as lighting "Lighting"',
    run: async (ctx, { words: [slug = '', name = ''] }) => {
      await inTransaction(ctx, async (tx) =>
        addCategory(tx, { slug, name, position: await nextPosition(tx) }),
      );
      return `Category ${slug} is added`;
    },
  },
  'add-product': {
    takes: 'FILE.json',
    means: 'adds a product: {"sku", "name", "category" (its slug), "hsn", "pricePaise", "stockQuantity", …}',
    run: async (ctx, { words: [file = ''] }) => {
      const { category, ...fields } = await readFields(file);
      return inTransaction(ctx, async (tx) => {
        const categoryId = await findCategory(tx, String(category ?? ''));
        const draft = ProductDraft.safeParse({ ...fields, categoryId });
        if (!draft.success) throw invalidFields(draft.error.issues);
        return `${draft.data.name} is added as ${await addProduct(tx, draft.data)}`;
      });
    },
  },
  'tax-rates': {
    takes: '[HSN]',
    means: 'lists the GST rates of HSN codes with their days',
    run: async (ctx, { words: [hsn = ''] }) => {
      const { rates } = await listTaxRates(ctx);
      const lines = rates
        .filter((rate) => rate.hsn.startsWith(hsn))
        .map(
          (rate) =>
            `${rate.hsn.padEnd(8)} ${`${rate.rate}%`.padStart(6)} from ${rate.valid_from}${rate.valid_to ? ` to ${rate.valid_to}` : ''}${rate.up_to_unit_price === null ? '' : ` up to ₹${rate.up_to_unit_price}`}  ${rate.note}`,
        );
      return lines.join('\n') || `No rate for HSN ${hsn}`;
    },
  },
  'set-tax-rate': {
    takes: 'HSN PERCENT --from DAY [--to DAY] [--up-to RUPEES] [--note TEXT]',
    means: 'sets the GST rate of an HSN code from a given day',
    run: async (ctx, { words: [hsn = '', percent], flags }) => {
      const { from, to, note } = flags;
      await setTaxRate(ctx, {
        hsn,
        rate: Number(percent),
        valid_from: String(from ?? ''),
        valid_to: typeof to === 'string' ? to : null,
        up_to_unit_price: typeof flags['up-to'] === 'string' ? Number(flags['up-to']) : null,
        note: typeof note === 'string' ? note : '',
      });
      return `HSN ${hsn} is taxed at ${percent}% from ${String(from)} on`;
    },
  },
};

const Fields = z.record(z.string(), z.unknown());

async function readFields(file: string): Promise<z.infer<typeof Fields>> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw invalid('file.unreadable', `The file ${file} cannot be read. Please give the path of a JSON file.`);
  });
  const fields = Fields.safeParse(parseJson(file, text));
  if (!fields.success) throw invalid('file.malformed', `${file} must hold one JSON object, a product.`);
  return fields.data;
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid('file.malformed', `${file} is not JSON: ${(error as Error).message}`);
  }
}

async function findCategory({ db }: Pick<Ctx, 'db'>, slug: string): Promise<string> {
  const category = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
  if (category) return category.id;
  const sentence = `There is no category "${slug}". Add it first: npm run admin -- add-category ${slug} NAME`;
  throw invalid('category.unknown', sentence, { category: sentence });
}

async function nextPosition({ db }: Tx): Promise<number> {
  const { last } = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

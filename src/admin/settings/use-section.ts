import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { SettingsSection } from '#contract/settings.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { Saved } from '#admin/form/record-form-options.ts';
import { READY } from '#admin/setup/ready-key.ts';

/** The part of a section of the settings that one form shows. */
export type SectionPart<Fields> = {
  section: SettingsSection;
  schema: z.ZodType<Fields, Fields> & { shape: Record<keyof Fields, unknown> };
};

const keyOf = (section: SettingsSection) => ['settings', section] as const;

/** Loads a part of the settings, with the version that a change of it has to name. */
export function useSection<Fields extends object>({ section, schema }: SectionPart<Fields>) {
  return useQuery({
    queryKey: keyOf(section),
    queryFn: async ({ signal }) =>
      readSaved(schema, await callAdmin('GET /admin/settings/{section}', { params: { section }, signal })),
  });
}

/** Returns how a form saves its part of the settings and reads the current one from a 409. */
export function useSaveSection<Fields extends object>({ section, schema }: SectionPart<Fields>) {
  const client = useQueryClient();
  return {
    save: async (fields: Fields, version: number) => {
      const body = { ...fields, version };
      const saved = readSaved(
        schema,
        await callAdmin('PUT /admin/settings/{section}', { params: { section }, body }),
      );
      client.setQueryData(keyOf(section), saved);
      void client.invalidateQueries({ queryKey: READY });
      return saved;
    },
    readStale: ({ settings }: Readonly<Record<string, unknown>>) =>
      readSaved(schema, settings as { version: number }),
  };
}

/**
 * Reads the fields that the form shows; other fields of the section stay unchanged on the server. A value that the form would not accept,
 * such as one that a command wrote, is still shown, so that it can be corrected.
 */
function readSaved<Fields>(
  { shape }: SectionPart<Fields>['schema'],
  section: Readonly<Record<string, unknown>> & { version: number },
): Saved<Fields> {
  const shown = Object.keys(shape).map((name) => [name, section[name]]);
  return { values: Object.fromEntries(shown) as Fields, version: section.version };
}

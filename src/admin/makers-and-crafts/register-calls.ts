import type { AddEntry, ChangeEntry, EntryJson, RemoveEntry } from '#contract/catalogue/register.ts';
import type { CallOptions } from '#contract/send-call.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { callAdmin } from '#admin/call-admin.ts';

type Page = { entries: EntryJson[]; total: number };

type RegisterCalls = {
  list: (query: URLSearchParams, options: CallOptions) => Promise<Page>;
  read: (id: string, options: CallOptions) => Promise<EntryJson>;
  add: (fields: AddEntry) => Promise<EntryJson>;
  change: (id: string, fields: ChangeEntry) => Promise<EntryJson>;
  remove: (id: string, where: RemoveEntry) => Promise<unknown>;
};

/** The calls of the API for each register. */
export const REGISTER_CALLS: Record<RegisterName, RegisterCalls> = {
  makers: {
    list: async (query, options) => {
      const { makers: entries, total } = await callAdmin('GET /admin/makers', { query, ...options });
      return { entries, total };
    },
    read: async (id, options) =>
      (await callAdmin('GET /admin/makers/{id}', { params: { id }, ...options })).maker,
    add: async (body) => (await callAdmin('POST /admin/makers', { body })).maker,
    change: async (id, body) => (await callAdmin('PATCH /admin/makers/{id}', { params: { id }, body })).maker,
    remove: (id, query) => callAdmin('DELETE /admin/makers/{id}', { params: { id }, query }),
  },
  crafts: {
    list: async (query, options) => {
      const { crafts: entries, total } = await callAdmin('GET /admin/crafts', { query, ...options });
      return { entries, total };
    },
    read: async (id, options) =>
      (await callAdmin('GET /admin/crafts/{id}', { params: { id }, ...options })).craft,
    add: async (body) => (await callAdmin('POST /admin/crafts', { body })).craft,
    change: async (id, body) => (await callAdmin('PATCH /admin/crafts/{id}', { params: { id }, body })).craft,
    remove: (id, query) => callAdmin('DELETE /admin/crafts/{id}', { params: { id }, query }),
  },
};

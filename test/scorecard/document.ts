import { Ajv2020 } from 'ajv/dist/2020.js';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import type { TestShop } from '../open-shop.ts';

/** The part of JSON Schema that the document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
};

/** One operation of the shop's OpenAPI document. */
export type Operation = {
  /** `GET /orders/{id}` */
  name: string;
  method: string;
  path: string;
  needsLogin: boolean;
  /** The abilities of which staff need one, for calls of the admin; none if every staff member may call it. */
  abilities: readonly StaffAbility[];
  parameters: Parameter[];
  body?: Schema;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

type Written = Omit<Operation, 'name' | 'method' | 'path' | 'needsLogin' | 'abilities' | 'body'> & {
  security?: unknown[];
  'x-ability'?: StaffAbility | StaffAbility[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export type ApiDocument = {
  operations: Operation[];
  schemas: Record<string, Schema>;
  /** Returns the parts of a response that the document does not declare, as sentences; nothing when all are declared. */
  findUndeclared: (operation: Operation, answer: { status: number; type: string; text: string }) => string[];
};

/** Parses the OpenAPI document that the shop serves. */
export async function readDocument({ app }: Pick<TestShop, 'app'>): Promise<ApiDocument> {
  const response = await app.request('/api/v1/openapi.json');
  const { paths, components } = (await response.json()) as {
    paths: Record<string, Record<string, Written>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => toOperation(method.toUpperCase(), path, written)),
  );
  return { operations, schemas: components.schemas, findUndeclared: judgeAnswers(components.schemas) };
}

function toOperation(method: string, path: string, written: Written): Operation {
  const { security, requestBody, parameters = [], responses, 'x-ability': ability = [] } = written;
  const body = requestBody?.content['application/json']?.schema;
  const needsLogin = (security ?? []).length > 0;
  return {
    name: `${method} ${path}`,
    method,
    path,
    needsLogin,
    abilities: [ability].flat(),
    parameters,
    responses,
    ...(body && { body }),
  };
}

function judgeAnswers(schemas: Record<string, Schema>): ApiDocument['findUndeclared'] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', components: { schemas: mapValues(schemas, close) } });
  // Most calls share the schemas of their errors.
  const judges = new Map<string, ReturnType<typeof ajv.compile>>();
  return ({ responses }, { status, type, text }) => {
    const declared = responses[status];
    if (!declared) return [`${status} is not declared`];
    if (!declared.content)
      return [302, 303].includes(status) || text === '' ? [] : ['an answer that has no body has one'];
    const content = declared.content[type.split(';')[0]!];
    if (!content) return [`${type || 'no type'} is not declared for ${status}`];
    if (!type.startsWith('application/json')) return [];
    const key = JSON.stringify(content.schema);
    const judge = judges.get(key) ?? ajv.compile(close(content.schema));
    judges.set(key, judge);
    if (judge(JSON.parse(text))) return [];
    return (judge.errors ?? []).slice(0, 3).map(({ instancePath, message, params }) => {
      return `${status} ${instancePath} ${message} ${JSON.stringify(params)}`;
    });
  };
}

/** Returns the schema closed: an object in it has no other fields than the declared ones. */
function close(schema: Schema): Schema {
  const { properties, items, additionalProperties, $ref } = schema;
  if ($ref) return { ...schema, $ref: $ref.replace(/^#/, 'document#') };
  const parts = {
    ...(properties && { properties: mapValues(properties, close) }),
    ...(items && { items: close(items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(close) }),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(close) }),
    // The parts of an allOf are not closed separately.
  };
  if (typeof additionalProperties === 'object')
    return { ...schema, ...parts, additionalProperties: close(additionalProperties) };
  return {
    ...schema,
    ...parts,
    ...(properties && additionalProperties === undefined && { additionalProperties: false }),
  };
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** An operation of an OpenAPI document, with the parts that tests read. */
export interface DocumentedOperation {
  path: string;
  method: string;
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  parameters?: {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    example?: string | number;
    schema?: { type?: unknown; default?: string | number };
  }[];
  requestBody?: { description?: string; content: Record<string, { schema: Record<string, unknown>; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: { properties?: { code?: { enum?: string[] } } } }> }>;
}

/** Lists the operations of a document, including its webhooks. */
export function documentedOperations(document: {
  paths: Record<string, Record<string, unknown>>;
  webhooks: Record<string, Record<string, unknown>>;
}): DocumentedOperation[] {
  return [document.paths, document.webhooks].flatMap((group) =>
    Object.entries(group).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        Object.assign({ path, method }, operation as Omit<DocumentedOperation, 'path' | 'method'>),
      ),
    ),
  );
}

/** Lists the documented refusal codes of an operation. */
export const refusalsIn = ({ responses }: DocumentedOperation): string[] =>
  Object.values(responses).flatMap(({ content }) => content?.['application/json']?.schema.properties?.code?.enum ?? []);

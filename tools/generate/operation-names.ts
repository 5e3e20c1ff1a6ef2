/** What an operation to be added is, and how things are named after it. */
export interface NewOperation {
  context: string;
  /** operationId: camelCase verb and noun. */
  id: string;
  method: string;
  /** Path below /api, parameters in braces. */
  path: string;
  access: string[];
  /** The port of a read without a decision, in camelCase; such a read has no use case. */
  reads?: string;
}

/** shareAnalysis → share-analysis. */
export const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const className = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

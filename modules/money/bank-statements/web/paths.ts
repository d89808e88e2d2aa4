export const statementPath = (id: string): string => `/bankStatements/${encodeURIComponent(id)}`;
export const filesPath = '/bankStatements/files';

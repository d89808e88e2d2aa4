export const texts = {
  loadTemplateNameTaken: 'A template with this name already exists. Choose another name.',
} as const;

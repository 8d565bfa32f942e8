const list = '/settings/api-keys';

export const apiKeyPaths = {
  list,
  new: `${list}/new`,
  detail: (id: string): string => `${list}/${id}`,
  edit: (id: string): string => `${list}/${id}/edit`,
};

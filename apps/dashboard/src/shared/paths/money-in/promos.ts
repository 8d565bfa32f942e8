export const promoPaths = {
  list: '/promos',
  create: '/promos/new',
  detail: (id: string): string => `/promos/${id}`,
  edit: (id: string): string => `/promos/${id}/edit`,
};

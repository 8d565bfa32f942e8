/** Product spec §2 has both families of addresses, `users…` and `user/…`. */
export const userPaths = {
  list: '/users',
  invite: '/users/new',
  detail: (id: string): string => `/users/${id}`,
  edit: (id: string): string => `/users/${id}/edit`,
};

export const rolePaths = {
  list: '/user/role',
  create: '/user/role/new',
  edit: (id: number): string => `/user/role/${id}/edit`,
};

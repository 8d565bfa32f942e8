const list = '/settings/snap-keys';

export const snapKeyPaths = {
  list,
  new: `${list}/new`,
  compare: `${list}/compare`,
  detail: (id: string): string => `${list}/${id}`,
  edit: (id: string): string => `${list}/${id}/edit`,
};

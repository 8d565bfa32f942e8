export const approvalPaths = {
  rules: '/settings/approvals',
};

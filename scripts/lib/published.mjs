/** All have the same version (`fixed` in .changeset/config.json), which is also the contract's. */
export const PUBLISHED = ['packages/sdk', 'packages/contract', 'packages/mcp', 'packages/cli'];

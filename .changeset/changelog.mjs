// A release's notes as they were written, without the hashes of commits, which say nothing to whoever installs the package.
export default {
  getReleaseLine: async ({ summary }) => {
    const [first, ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line ? `  ${line}` : ''))].join('\n');
  },
  getDependencyReleaseLine: async () => '',
};

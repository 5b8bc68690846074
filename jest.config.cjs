/** Tests mirror src; swc only strips types, since tsc has checked them already. */
module.exports = {
  testEnvironment: 'node',
  // A busy machine must not fail a test; what hangs still ends.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};

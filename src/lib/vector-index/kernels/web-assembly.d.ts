/** The part of WebAssembly that the kernels use; Node provides it, but TypeScript declares it only for browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { readonly initial: number; readonly maximum: number; readonly shared: true });
    readonly buffer: SharedArrayBuffer;
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: { readonly vectors: { readonly memory: Memory } });
    readonly exports: unknown;
  }
  class CompileError extends Error {}
  function validate(bytes: Uint8Array): boolean;
}

declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  export interface MicroPython {
    readonly FS: { readonly writeFile: (path: string, text: string) => void }
    readonly registerJsModule: (name: string, module: object) => void
    readonly runPython: (program: string) => void
    readonly globals: { readonly get: (name: string) => unknown; readonly set: (name: string, value: unknown) => void }
  }
  export function loadMicroPython(options: {
    readonly heapsize?: number
    readonly linebuffer?: boolean
    readonly stdout?: (text: string) => void
  }): Promise<MicroPython>
}

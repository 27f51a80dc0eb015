"""Kernels and loops on a GPU: numba-cuda, with what it lacks for them.

    from dorfplatz.core.cuda import numba_cuda
    from dorfplatz.core.loops import loop
    from dorfplatz.core.play import play_randomly

    cuda = numba_cuda()

    @loop
    def play(states, work, choosers):
        index = cuda.grid(1)
        if index < len(states):
            play_randomly(states[index], work[index], choosers[index])

    cuda.jit(play.bound("hamlet"))[blocks, threads](states, work, choosers)

numba-cuda has no public place for the changes below, so they replace some of its insides; pyproject.toml says which versions we
know. They hold for all that is compiled for a GPU in the same process.
"""

from __future__ import annotations

import enum
import hashlib
import importlib.util
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from dorfplatz.core.kernel import widened
from dorfplatz.core.problem import Problem

CAPABILITY = (9, 0)
"""What `compile_ptx` compiles for: an H100 or later."""


def compile_ptx(function: Callable[..., None], *arguments: Any) -> str:
    """A function in the assembly language of NVIDIA's GPUs, as if called with these arguments. This needs no GPU.

    It is not optimised: that takes longer than all the rest and does not change whether it compiles.
    """
    cuda = numba_cuda()
    from numba.cuda import dispatcher
    from numba.cuda.typing.typeof import typeof

    current_device = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    try:
        code, _ = cuda.compile_ptx(function, tuple(map(typeof, arguments)), cc=CAPABILITY, opt=False)
    finally:
        dispatcher.get_current_device = current_device
    return str(code)


@cache
def numba_cuda() -> Any:
    """numba-cuda with our changes."""
    if importlib.util.find_spec("numba_cuda") is None:  # Numba has a module `numba.cuda` of its own, an old one
        raise Problem("gpu-missing")
    from numba import cuda

    _numbers_for_enumerations()
    _tables_in_global_memory()
    _records_copied_in_words()
    _round_like_a_cpu()
    _compile_once()
    _hand_over_once()
    return cuda


def _numbers_for_enumerations() -> None:
    """A member of an IntEnum is its number. numba-cuda would not take it as an index or in `int(…)`, as Numba does."""
    from numba.cuda.typing import enumdecl
    from numba.cuda.typing.typeof import typeof_impl

    def resolve(self: Any, enumeration: Any, name: str) -> Any:
        member = enumeration.instance_class.__members__.get(name)
        return None if member is None else typeof_impl(member, None)

    enumdecl.EnumClassAttribute.generic_resolve = resolve
    typeof_impl.register(enum.IntEnum, lambda member, context: typeof_impl(member.value, context))


def _tables_in_global_memory() -> None:
    """A table lies in global memory, once. numba-cuda would put a copy for each function into the 64 kB of constant memory."""
    from llvmlite import ir
    from numba.cuda import cgutils, types
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    def make_constant_array(self: Any, builder: Any, kind: Any, table: Any) -> Any:
        table = np.ascontiguousarray(table)
        data = bytearray(table.tobytes())
        name = f"table_{hashlib.sha256(data).hexdigest()[:32]}"
        variable = builder.module.globals.get(name)
        if variable is None:
            content = ir.Constant(ir.ArrayType(ir.IntType(8), len(data)), data)
            variable = cgutils.add_global_variable(builder.module, content.type, name, nvvm.ADDRSPACE_GLOBAL)
            variable.initializer, variable.global_constant = content, True
            variable.linkage = "linkonce_odr"  # of all with this name, NVVM keeps one
            variable.align = 16
        array = self.make_array(kind)(self, builder)
        start = builder.addrspacecast(variable, ir.PointerType(ir.IntType(8)), "generic")
        self.populate_array(
            array,
            data=builder.bitcast(start, array.data.type),
            shape=[self.get_constant(types.intp, length) for length in table.shape],
            strides=[self.get_constant(types.intp, step) for step in table.strides],
            itemsize=array.itemsize,
            parent=array.parent,
            meminfo=None,
        )
        return array._getvalue()

    CUDATargetContext.make_constant_array = make_constant_array


def _records_copied_in_words() -> None:
    """A record is copied in words as long as its alignment. NVVM would copy it byte by byte."""
    from llvmlite import ir
    from numba.cuda import cgutils, types
    from numba.cuda.target import CUDATargetContext

    pack_any_value = CUDATargetContext.pack_value

    def pack_value(self: Any, builder: Any, kind: Any, value: Any, place: Any, align: Any = None) -> None:
        if not isinstance(kind, types.Record):
            pack_any_value(self, builder, kind, value, place, align)
            return
        width = kind.dtype.alignment
        words = ir.IntType(8 * width).as_pointer()
        source, target = builder.bitcast(value, words), builder.bitcast(place, words)
        with cgutils.for_range(builder, self.get_constant(types.int32, kind.size // width)) as loop:
            word = builder.load(builder.gep(source, [loop.index]))
            builder.store(word, builder.gep(target, [loop.index]))

    CUDATargetContext.pack_value = pack_value


def _round_like_a_cpu() -> None:
    """A product is rounded before something is added to it. NVVM would save that rounding, and evaluations would differ.

    So would nvJitLink when it optimises while linking; there is nothing left for it to do, since NVVM gets everything at once.
    """
    from numba.cuda import decorators
    from numba.cuda.cudadrv import nvvm

    decorators._have_nvjitlink = lambda: False
    compile_ir = nvvm.compile_ir

    def compile_without_fusing(code: Any, **options: Any) -> Any:
        return compile_ir(code, **{"fma": False, **options})

    nvvm.compile_ir = compile_without_fusing


def _compile_once() -> None:
    """One compilation of a kernel for all widths of integers, as on the CPU."""
    from numba.cuda.dispatcher import CUDADispatcher

    compile_types = CUDADispatcher.compile_device

    def compile_device(self: Any, arguments: Any, return_type: Any = None) -> Any:
        return compile_types(self, tuple(map(widened, arguments)), return_type)

    CUDADispatcher.compile_device = compile_device


def _hand_over_once() -> None:
    """NVVM gets each function once. numba-cuda would hand it over as often as there are ways to it through the calls."""
    from numba.cuda.codegen import CUDACodeLibrary

    def modules(self: Any) -> list[Any]:
        found = {id(self._module): self._module}
        for library in self._linking_libraries:
            found |= {id(module): module for module in library.modules}
        return list(found.values())

    CUDACodeLibrary.modules = property(modules)

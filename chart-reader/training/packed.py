"""The numbers of the network as they are stored: whole numbers by an arithmetic coder. ../text/packed-numbers.ts reads them.

Every bit is coded by how often it was 0 and 1 before in its place: whether a number is 0, whether it is more than 1, more than
2 and so on. Signs, and what is beyond the last of these places, take a whole bit each. Weights are counted apart by the size that those
before them in column and row let expect.
"""

PLACES = 24
WHOLE = 2**32
LEAST_RANGE = 2**24
MOST_COUNTED = 2**14
# Classes of expected sizes, each up to three tenths larger than the one before, and how much of a row is remembered from one weight to the next.
CLASSES = 24
LEAST_SIZE, TIMES = 0.07, 1.3
REMEMBERED = 0.97


class Places:
    """How often each place had a 0 and a 1, twice, and one more."""

    def __init__(self):
        self.counts = [1] * (2 * (PLACES + 1))

    def share(self, place):
        return self.counts[2 * place], self.counts[2 * place + 1]

    def count(self, place, bit):
        self.counts[2 * place + bit] += 2
        if sum(self.share(place)) > MOST_COUNTED:
            for at in (2 * place, 2 * place + 1):
                self.counts[at] = (self.counts[at] + 1) >> 1


class Expected:
    """The sizes that weights of a layer are expected to have: the mean of their column, by how their row went beside its columns so far."""

    def __init__(self, inner):
        self.columns, self.rows, self.own, self.usual = [0.0] * inner, 0, 1.0, 1.0

    def next_row(self):
        self.rows, self.own, self.usual = self.rows + 1, 1.0, 1.0

    def size_class(self, column):
        size = (self.columns[column] + 1) / self.rows * self.own / self.usual
        found, bound = 0, LEAST_SIZE
        while found < CLASSES - 1 and size > bound:
            found, bound = found + 1, bound * TIMES
        return found

    def saw(self, column, value):
        self.own = 1 + REMEMBERED * (self.own - 1) + abs(value)
        self.usual = 1 + REMEMBERED * (self.usual - 1) + (self.columns[column] + 1) / self.rows
        self.columns[column] += abs(value)


class Writer:
    def __init__(self):
        self.low, self.range, self.out = 0, WHOLE - 1, bytearray()

    def add(self, value):
        self.low += value
        if self.low < WHOLE:
            return
        self.low -= WHOLE
        at = len(self.out) - 1
        while self.out[at] == 255:
            self.out[at] = 0
            at -= 1
        self.out[at] += 1

    def split(self, bit, zeros, ones):
        bound = self.range // (zeros + ones) * zeros
        if bit:
            self.add(bound)
        self.range = self.range - bound if bit else bound
        while self.range < LEAST_RANGE:
            self.out.append(self.low >> 24)
            self.low = self.low << 8 & WHOLE - 1
            self.range <<= 8

    def place(self, places, place, bit):
        self.split(bit, *places.share(place))
        places.count(place, bit)

    def whole(self, value, places):
        size = abs(value)
        for place in range(min(size, PLACES)):
            self.place(places, place, 1)
        if size < PLACES:
            self.place(places, size, 0)
        else:
            rest = size - PLACES + 1
            for _ in range(rest.bit_length() - 1):
                self.split(1, 1, 1)
            self.split(0, 1, 1)
            for at in reversed(range(rest.bit_length() - 1)):
                self.split(rest >> at & 1, 1, 1)
        if size:
            self.split(int(value < 0), 1, 1)

    def done(self):
        # Of all numbers that mean the same the one with most zero bytes at its end, which need not be stored.
        for zeros in (3, 2, 1, 0):
            unit = 1 << 8 * zeros
            rest = -self.low % unit
            if rest < self.range:
                self.add(rest)
                return bytes(self.out) + self.low.to_bytes(4, "big")[: 4 - zeros]


class Reader:
    def __init__(self, data):
        self.data, self.at, self.range, self.code = data, 0, WHOLE - 1, 0
        for _ in range(4):
            self.next()

    def next(self):
        self.code = self.code << 8 | (self.data[self.at] if self.at < len(self.data) else 0)
        self.at += 1

    def split(self, zeros, ones):
        bound = self.range // (zeros + ones) * zeros
        bit = int(self.code >= bound)
        self.code -= bound * bit
        self.range = self.range - bound if bit else bound
        while self.range < LEAST_RANGE:
            self.next()
            self.range <<= 8
        return bit

    def place(self, places, place):
        bit = self.split(*places.share(place))
        places.count(place, bit)
        return bit

    def whole(self, places):
        size = 0
        while size < PLACES and self.place(places, size):
            size += 1
        if size == PLACES:
            length = 0
            while self.split(1, 1):
                length += 1
            rest = 1
            for _ in range(length):
                rest = rest << 1 | self.split(1, 1)
            size += rest - 1
        return -size if size and self.split(1, 1) else size


def packed(layers):
    """Bytes of [(steps of the rows, step of the bias, bias, weights by rows)], all whole numbers; steps in eighths of an octave."""
    writer, classes = Writer(), [Places() for _ in range(CLASSES)]
    for steps, bias_step, bias, weights in layers:
        for chain in ([bias_step], steps, bias):
            first = 0 if chain is bias else sorted(chain)[len(chain) // 2]
            if chain is not bias:
                writer.whole(first, Places())
            places = Places()
            for value in chain:
                writer.whole(value - first, places)
        expected = Expected(len(weights[0]))
        for row in weights:
            expected.next_row()
            for column, value in enumerate(row):
                writer.whole(value, classes[expected.size_class(column)])
                expected.saw(column, value)
    return writer.done()


def unpacked(data, shapes):
    """The layers of `packed`; `shapes` are their (outputs, inner)."""
    reader, classes, layers = Reader(data), [Places() for _ in range(CLASSES)], []

    def whole(count, first):
        places = Places()
        return [first + reader.whole(places) for _ in range(count)]

    for outputs, inner in shapes:
        [bias_step], steps = (whole(count, reader.whole(Places())) for count in (1, outputs))
        bias = whole(outputs, 0)
        expected, weights = Expected(inner), []
        for _ in range(outputs):
            expected.next_row()
            row = []
            for column in range(inner):
                row.append(reader.whole(classes[expected.size_class(column)]))
                expected.saw(column, row[-1])
            weights.append(row)
        layers.append((steps, bias_step, bias, weights))
    return layers

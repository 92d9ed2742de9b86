"""graphql-core, the port of the reference implementation, without its known faults and with graphql-js's messages.

This file corrects faults of graphql-core 3.2.8 against graphql-js or the specification. differences.py has our
differences on purpose.
"""

import re
from contextlib import contextmanager
from functools import cached_property

import graphql.language.source
import graphql.type.definition as definition
import graphql.type.validate
import graphql.utilities.type_info
import graphql.validation.rules.known_directives as known_directives
import graphql.validation.rules.overlapping_fields_can_be_merged as overlapping
import graphql.validation.rules.values_of_correct_type as values
from graphql import (
    DirectiveLocation,
    GraphQLError,
    build_ast_schema,
    get_named_type,
    parse,
    specified_rules,
    validate,
    validate_schema,
)
from graphql.language.location import SourceLocation
from graphql.type import TypeNameMetaFieldDef
from graphql.validation import OverlappingFieldsCanBeMergedRule, SingleFieldSubscriptionsRule
from graphql.validation.validate import validate_sdl

LINE_END = re.compile("\r\n|\n|\r")


def get_location(self, position):
    """Lines end as in section 2.1.2: `str.splitlines` knows more line ends, and drops a last empty line."""
    ends = [end.end() for end in LINE_END.finditer(self.body) if end.end() <= position]
    return SourceLocation(len(ends) + 1, position - (ends[-1] if ends else 0) + 1)


graphql.language.source.Source.get_location = get_location



def is_wrapped(*classes):
    """Whether a type has one of some classes, without its list and non-null wrappers."""

    def check(type_):
        return check(type_.of_type) if isinstance(type_, definition.GraphQLWrappingType) else isinstance(type_, classes)

    return check


LEAVES = definition.GraphQLScalarType, definition.GraphQLEnumType
COMPOSITES = definition.GraphQLObjectType, definition.GraphQLInterfaceType, definition.GraphQLUnionType
graphql.type.validate.is_input_type = is_wrapped(*LEAVES, definition.GraphQLInputObjectType)
graphql.type.validate.is_output_type = is_wrapped(*LEAVES, *COMPOSITES)


@contextmanager
def any_types():
    """Unlike graphql-js, graphql-core raises for types that `validate_schema` would report."""
    checks = definition.is_input_type, definition.is_output_type
    definition.is_input_type = definition.is_output_type = lambda type_: True
    try:
        yield
    finally:
        definition.is_input_type, definition.is_output_type = checks


# The same for interfaces and members of unions.
for class_, name in (
    (definition.GraphQLObjectType, "interfaces"),
    (definition.GraphQLInterfaceType, "interfaces"),
    (definition.GraphQLUnionType, "types"),
):
    types = cached_property(lambda self, name=name: tuple(definition.resolve_thunk(getattr(self, f"_{name}")) or ()))
    types.__set_name__(class_, name)
    setattr(class_, name, types)


location_of_path = known_directives.get_directive_location_for_ast_path


def get_directive_location_for_ast_path(ancestors):
    """The location of a directive. graphql-core and graphql-js take an extension's input fields for arguments."""
    is_extended = len(ancestors) > 2 and getattr(ancestors[-3], "kind", None) == "input_object_type_extension"
    return DirectiveLocation.INPUT_FIELD_DEFINITION if is_extended else location_of_path(ancestors)


known_directives.get_directive_location_for_ast_path = get_directive_location_for_ast_path


class NonNullVariables(dict):
    """Variables of an operation, all of them non-null, so that a rule reports nothing about them."""

    definition = parse("query ($variable: Int!) { a }").definitions[0].variable_definitions[0]

    def __missing__(self, name):
        return self.definition

    def __setitem__(self, name, definition):
        pass


class ValuesOfCorrectTypeRule(values.ValuesOfCorrectTypeRule):
    """graphql-core's rule, except for variables in OneOf input objects, also in fragments. There it looks among the
    variables of the operation before the fragment in the text, whatever that operation is, and raises if there is none.
    """

    def __init__(self, context):
        super().__init__(context)
        self.variable_definitions = NonNullVariables()
        self.definition = None
        self.one_of_uses = []

    def enter_operation_definition(self, node, *_):
        self.definition = id(node)

    def enter_fragment_definition(self, node, *_):
        self.definition = id(node)

    def enter_object_value(self, node, *arguments):
        type_ = get_named_type(self.context.get_input_type())
        if getattr(type_, "is_one_of", False) and len(node.fields) == 1 and node.fields[0].value.kind == "variable":
            self.one_of_uses.append((self.definition, node, type_, node.fields[0].value.name.value))
        return super().enter_object_value(node, *arguments)

    def leave_document(self, document, *_):
        for operation in document.definitions:
            if operation.kind != "operation_definition":
                continue
            fragments = self.context.get_recursively_referenced_fragments(operation)
            # Of several fragments with one name it is the last.
            definitions = {id(operation), *map(id, fragments)}
            types = {variable.variable.name.value: variable.type for variable in operation.variable_definitions}
            for definition, node, type_, name in self.one_of_uses:
                if definition in definitions and name in types and types[name].kind != "non_null_type":
                    message = f"Variable '{name}' must be non-nullable to be used for OneOf Input Object '{type_.name}'."
                    self.report_error(GraphQLError(message, node))


class ComparedWithSelections(overlapping.PairSet):
    """Pairs of fragments. While a selection set is compared with fragments, only its own comparisons count."""

    pairs_by_selections = None

    def of(self, field_map):
        self.pairs_by_selections = self.pairs_by_selections or {}
        # Keeping the map prevents that another one gets the same identity.
        return self.pairs_by_selections.setdefault(id(field_map), (field_map, overlapping.PairSet()))[1]


def collect_conflicts_between_fields_and_fragment(
    context, conflicts, cached, compared, are_mutually_exclusive, field_map, fragment_name
):
    """As in graphql-core, but a fragment that was compared with other selections does not count as compared with these.
    """
    fragment = context.get_fragment(fragment_name)
    if not fragment:
        return
    field_map2, nested_names = overlapping.get_referenced_fields_and_fragment_names(context, cached, fragment)
    if field_map is field_map2:
        return
    overlapping.collect_conflicts_between(
        context, conflicts, cached, compared, are_mutually_exclusive, field_map, field_map2
    )
    pairs = compared.of(field_map)
    for nested_name in nested_names:
        if not pairs.has(nested_name, fragment_name, are_mutually_exclusive):
            pairs.add(nested_name, fragment_name, are_mutually_exclusive)
            collect_conflicts_between_fields_and_fragment(
                context, conflicts, cached, compared, are_mutually_exclusive, field_map, nested_name
            )


find_conflict = overlapping.find_conflict


def find_conflict_with_meta_field(*arguments):
    """Like graphql-js, graphql-core takes `__typename` for a field without a type, which conflicts with none."""
    *others, first, second = arguments
    fields = [
        (parent, node, TypeNameMetaFieldDef if node.name.value == "__typename" else field)
        for parent, node, field in (first, second)
    ]
    return find_conflict(*others, *fields)


overlapping.find_conflict = find_conflict_with_meta_field
overlapping.PairSet = ComparedWithSelections
overlapping.collect_conflicts_between_fields_and_fragment = collect_conflicts_between_fields_and_fragment

enter_argument = graphql.utilities.type_info.TypeInfo.enter_argument
enter_directive = graphql.utilities.type_info.TypeInfo.enter_directive
leave_directive = graphql.utilities.type_info.TypeInfo.leave_directive


def enter_any_directive(self, node):
    enter_directive(self, node)
    self.is_in_unknown_directive = self._directive is None


def leave_any_directive(self):
    leave_directive(self)
    self.is_in_unknown_directive = False


def enter_argument_of_owner(self, node):
    """graphql-core and graphql-js take the arguments of an unknown directive for those of the field."""
    if not getattr(self, "is_in_unknown_directive", False):
        return enter_argument(self, node)
    self._argument = None
    self._default_value_stack.append(graphql.Undefined)
    self._input_type_stack.append(None)


graphql.utilities.type_info.TypeInfo.enter_directive = enter_any_directive
graphql.utilities.type_info.TypeInfo.leave_directive = leave_any_directive
graphql.utilities.type_info.TypeInfo.enter_argument = enter_argument_of_owner

RULES = [ValuesOfCorrectTypeRule if rule is values.ValuesOfCorrectTypeRule else rule for rule in specified_rules]

LOCATION_OF_DIRECTIVE = re.compile(r'^(Directive "@\w+" may not be used on )([a-z ]+)\.$')


def message_of(error):
    """The message with graphql-js's quotes and names of directive locations."""
    message = normalised(error.message)
    location = LOCATION_OF_DIRECTIVE.match(message)
    return location[1] + location[2].upper().replace(" ", "_") + "." if location else message


def normalised(message):
    """The message with one kind of quotes. graphql-core has single quotes, and others if a name is in a message."""
    return message.replace("'", '"')


def errors_of(errors, text):
    """The message of each error with its locations, columns in UTF-16 units."""
    lines = LINE_END.split(text)

    def place(location):
        before = lines[location.line - 1][: location.column - 1]
        return location.line, len(before.encode("utf-16-le", "surrogatepass")) // 2 + 1

    return {(message_of(error), tuple(map(place, error.locations or []))) for error in errors}


def document_errors(schema, text):
    """The errors that graphql-core finds in a document, and the names of the rules that failed."""
    try:
        document = parse(text)
    except GraphQLError as error:
        return errors_of([error], text), []
    rules, failed = RULES, []
    while True:
        try:
            # By default, graphql-core stops at 100 errors.
            return errors_of(validate(schema, document, rules, max_errors=10**9), text), failed
        except RecursionError:
            # graphql-core never stops comparing fragments that spread themselves below other fields.
            failed.append("OverlappingFieldsCanBeMerged")
            rules = [rule for rule in rules if rule is not OverlappingFieldsCanBeMergedRule]
        except Exception:
            # graphql-core needs the values of the variables in `@skip` and `@include` on a subscription's root fields.
            if "SubscriptionSingleRootField" in failed:
                raise
            failed.append("SubscriptionSingleRootField")
            rules = [rule for rule in rules if rule is not SingleFieldSubscriptionsRule]


def schema_errors(text):
    """The errors that graphql-core finds in SDL; `None` if it raises because it cannot build a schema."""
    try:
        document = parse(text)
        errors = validate_sdl(document)
    except GraphQLError as error:
        return errors_of([error], text)
    if not errors:
        try:
            with any_types():
                errors = validate_schema(build_ast_schema(document, assume_valid_sdl=True))
        except (GraphQLError, TypeError):
            return None
    return errors_of(errors, text)


def syntax_errors(text):
    """The syntax error of a text; `None` if graphql-core raises another exception."""
    try:
        parse(text)
    except GraphQLError as error:
        return errors_of([error], text)
    except (IndexError, RecursionError):
        # The lexer reads past the end of a string that ends in a backslash.
        return None
    return set()


def is_of_rule(message, rule):
    """Whether an error belongs to one of the rules that may fail in graphql-core."""
    pattern = {
        "OverlappingFieldsCanBeMerged": r'^Fields "\w+" conflict because ',
        "SubscriptionSingleRootField": r'^(Subscription "\w+"|Anonymous Subscription) must ',
    }[rule]
    return re.match(pattern, message) is not None

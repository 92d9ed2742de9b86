import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas

/// Returns the members of `@GraphQLSchema(models: .all) enum Blog {}`: the schema's enums, input objects, scalars and
/// models.
///
/// - Parameters:
///   - schema: The schema.
///   - context: The namespace and the access level of the declarations.
///   - declared: The Swift names of the types that the user declares in the enum. They are not emitted.
///   - used: The types to declare; `nil` for all.
///   - models: The models to declare.
/// - Returns: A member for each type. The schema's diagnostics include those of its types and of the choice of models.
package func compileSchema(
  _ schema: ExpandedSchema,
  in context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes? = nil,
  models: DeclaredModels
) -> Compilation {
  let structs = ChosenModels(models, of: schema, in: context.namespace).structs(in: context)
  return compileSchema(schema.schema, in: context, declared: declared, used: used, adding: structs)
}
